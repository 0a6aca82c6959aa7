/*
 * What a stored line could pretend to be. Words are compared after folding (case, full width, Cyrillic and Greek
 * look-alikes), so each stands here once.
 */

/** Who speaks in a chat transcript, in the languages the memory reads. */
export const SYSTEMS = "system sistema système systém система 系统 系統 システム 시스템";
export const ASSISTANTS =
  "assistant human asistente assistent assistente asistent ассистент помощник 助手 助理 アシスタント 어시스턴트";
export const USERS =
  "user developer usuario utilisateur benutzer nutzer utente usuário uživatel пользователь 用户 用戶 使用者 ユーザー 사용자";
/** The last four also begin ordinary sentences ("Tool: …"). */
export const ROLES = `${SYSTEMS} ${ASSISTANTS} ${USERS} tool model ai you`;

/** Labels that open a line of a frame when they follow a bullet. */
export const SECTIONS =
  "task|what you did|files changed|files touched|files|commits|decisions|unfinished|next steps|next|last result|" +
  "last activity|recent conversation|status|previous|earlier";

/** Tags that set context apart for models. A name with `_`, `-`, `:` or `|` counts as one of these without a list. */
export const TAGS =
  "system assistant human memory private instructions instruction thinking env reminder inst sys recovery knowledge " +
  "important admin developer";

/** The same, but also common as a type argument (`Promise<User>`), where they follow a name directly. */
export const TYPE_LIKE_TAGS = "user tool tools session context prompt s im model function";

/** First words of bracketed headers in frames and chat templates. */
export const BRACKETS = "inst system sys session assistant user human developer you memory recovered admin";

/** Each row: a Latin letter, then letters of other scripts that look like it. */
export const LOOKALIKES =
  "aаα bЬв cсϲ dԁ eеєε gɡ hһн iіιıӏ jј kкκ mм nпη oоοօσ pрρ qԛ rг sѕ tтτ uυս vνѵ wԝшω xхχ yуүγ " +
  "AАΑ BВΒ CСϹ EЕΕ HНΗ IІΙӀ JЈ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YУΥҮ ZΖ " +
  "aᴀɑ bʙ cᴄ dᴅ eᴇ fꜰ gɢ hʜ iɪ jᴊ kᴋ lʟ mᴍ nɴո oᴏօ pᴘ rʀ sꜱՏᏚꮪ tᴛ uᴜս vᴠ wᴡ yʏ zᴢ :∶꞉։׃⁚˸ː";
