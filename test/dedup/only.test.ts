import { describe, expect, it } from "vitest";
import { compareFacts } from "../../src/dedup/compare-facts.js";

describe("only", () => {
  it.each([
    ["Admins may delete users", "Only admins may delete users"],
    ["Admins may delete users", "Admins may only delete users"],
    ["管理员可以删除用户", "只有管理员可以删除用户"],
    ["Admins dürfen Benutzer löschen", "Nur Admins dürfen Benutzer löschen"],
    ["Les admins peuvent supprimer des utilisateurs", "Seuls les admins peuvent supprimer des utilisateurs"],
    ["L'admin peut supprimer des utilisateurs", "Seul l'admin peut supprimer des utilisateurs"],
    ["Les admins peuvent lire les journaux", "Les admins peuvent seulement lire les journaux"],
    ["Los administradores pueden borrar usuarios", "Solo los administradores pueden borrar usuarios"],
    ["Administradores podem apagar usuários", "Só administradores podem apagar usuários"],
    ["Administradores podem apagar usuários", "Apenas administradores podem apagar usuários"],
    ["Администраторы могут удалять пользователей", "Только администраторы могут удалять пользователей"],
    ["管理者がユーザーを削除できる", "管理者だけがユーザーを削除できる"],
    ["관리자가 사용자를 삭제할 수 있다", "관리자만 사용자를 삭제할 수 있다"],
  ])("adds to what is said without it: %s / %s", (old, fresh) => {
    expect(compareFacts(old, fresh)).toBe("refine");
    expect(compareFacts(fresh, old)).toBe("distinct");
  });

  it.each([
    ["Merge only after a review", "Do not merge without a review"],
    ["Just use pnpm for installs", "Use pnpm for installs"],
  ])("is said in other words, or says nothing: %s / %s", (old, fresh) => {
    expect(["duplicate", "refine"]).toContain(compareFacts(old, fresh));
  });
});

describe("who does what to whom", () => {
  it.each([
    ["Alice reviews Bob's PRs", "Bob reviews Alice's PRs"],
    ["前端依赖后端", "后端依赖前端"],
    ["The API calls the worker", "The worker calls the API"],
  ])("turns with the order: %s / %s", (old, fresh) => {
    expect(compareFacts(old, fresh)).toBe("conflict");
    expect(compareFacts(fresh, old)).toBe("conflict");
  });

  it.each([
    ["Alice reviews Bob's PRs", "Bob's PRs are reviewed by Alice"],
    ["前端使用React", "React用于前端"],
  ])("stays with the passive: %s / %s", (old, fresh) => {
    expect(compareFacts(old, fresh)).not.toBe("conflict");
  });
});
