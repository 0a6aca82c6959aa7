import { connect, createServer, type Socket } from "node:net";

/** A relay between a client and a server whose way back can be cut: what the server did, its client never hears. */
export interface TcpRelay {
  readonly port: number;
  /**
   * Swallows the reply to the next request that contains the text, and cuts that connection. Resolves when it has
   * happened, so that the server has done what the lost reply was about.
   */
  loseReplyTo(text: string): Promise<void>;
  /** Accepts no more connections and cuts those there are, or goes on. */
  setDown(down: boolean): void;
  close(): Promise<void>;
}

export async function startRelay(target: number): Promise<TcpRelay> {
  const sockets = new Set<Socket>();
  let down = false;
  let loss: { text: string; lost: () => void } | null = null;

  const server = createServer((client) => {
    if (down) return void client.destroy();
    const upstream = connect(target, "127.0.0.1");
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", cut);
      socket.on("close", () => {
        sockets.delete(socket);
        cut();
      });
    }
    let lost: (() => void) | null = null;
    client.on("data", (data) => {
      if (loss && data.includes(loss.text)) {
        lost = loss.lost;
        loss = null;
      }
      upstream.write(data);
    });
    upstream.on("data", (data) => {
      if (!lost) return void client.write(data);
      cut();
      lost();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    loseReplyTo: (text) =>
      new Promise((resolve) => {
        loss = { text, lost: resolve };
      }),
    setDown(value) {
      down = value;
      if (value) for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
