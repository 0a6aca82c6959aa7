/** A document that carries these fields: the same one where it already does, so that nothing is written for it. */
export function noted<S extends object>(store: S, fields: { agentId?: string }): S {
  const known = store as { agentId?: string };
  return fields.agentId === undefined || known.agentId === fields.agentId ? store : { ...store, ...fields };
}
