/*
 * Secrets by the shape that their vendors publish. One row: kind, what the token begins with (a literal that the scan
 * looks for), and the rest as a pattern. Every quantifier has an upper bound, so no row can run away. No row looks at what
 * follows the token: what stands there may itself be replaced, and a second pass must not see another boundary.
 */

export interface TokenRow {
  kind: string;
  /** Where the scan stops to try the row. */
  anchor: string;
  /** What must follow the anchor. */
  rest: string;
  /** What belongs to the token before the anchor; it must match up to the anchor. */
  before?: string;
  /** What separates the token from a secret that may stand beside it, and that secret: it goes too. */
  beside?: readonly [between: string, secret: string];
}

const ALNUM = "[A-Za-z0-9]";
const WORD = "[\\w-]";

export const TOKENS: readonly TokenRow[] = [
  // docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html (unique identifiers); a secret beside it goes too.
  {
    kind: "aws-key",
    anchor: "A(?:KIA|SIA|BIA|CCA)",
    rest: "[A-Z0-9]{16}",
    beside: ["[\\s\"',:;/|]{1,12}", "[A-Za-z0-9/+]{40}"],
  },
  // docs.github.com/authentication (about authentication to GitHub, token formats).
  { kind: "github-token", anchor: "gh[pousr]_", rest: `(?:${ALNUM}{36,251}|${ALNUM}{0,40}_?eyJ[\\w.-]{36,2000})` },
  { kind: "github-token", anchor: "github_pat_", rest: "\\w{40,251}" },
  // docs.gitlab.com/security/tokens (token prefixes).
  { kind: "gitlab-token", anchor: "gl(?:pat|ptt|dt|rt|rtr|cbt|soat|ft|imt|agent|oas|ffct)-", rest: "[\\w.-]{20,300}" },
  // platform.claude.com (API keys) and platform.openai.com (API keys): project, service account, admin and old keys.
  { kind: "anthropic-key", anchor: "sk-ant-", rest: `${WORD}{20,200}` },
  { kind: "openai-key", anchor: "sk-(?:proj|svcacct|admin|or-v1|None)-", rest: `${WORD}{20,300}` },
  { kind: "openai-key", anchor: "sk-", rest: `${ALNUM}{32,100}` },
  // cloud.google.com/docs/authentication/api-keys; developers.google.com/identity/protocols/oauth2.
  { kind: "google-key", anchor: "AIza", rest: `${WORD}{35}` },
  { kind: "google-token", anchor: "ya29\\.", rest: `${WORD}{20,1000}` },
  { kind: "google-secret", anchor: "GOCSPX-", rest: `${WORD}{24,40}` },
  // docs.slack.dev/authentication/tokens; docs.slack.dev/messaging/sending-messages-using-incoming-webhooks.
  { kind: "slack-token", anchor: "xox[abeoprs]-", rest: "[\\w.-]{10,300}" },
  { kind: "slack-token", anchor: "xapp-", rest: "\\d-[\\w-]{10,300}" },
  {
    kind: "slack-webhook",
    anchor: "hooks\\.slack(?:-gov)?\\.com/",
    rest: "(?:services|workflows|triggers)/[\\w/]{20,200}",
  },
  // docs.stripe.com/keys; docs.stripe.com/webhooks (signing secrets).
  { kind: "stripe-key", anchor: "[sr]k_(?:live|test|prod|org)_", rest: `${ALNUM}{10,250}` },
  { kind: "stripe-secret", anchor: "whsec_", rest: "[A-Za-z0-9+/=]{24,100}" },
  // github.blog/changelog (npm token format); pypi.org/help (API tokens); huggingface.co/docs/hub/security-tokens.
  { kind: "npm-token", anchor: "npm_", rest: `${ALNUM}{36}` },
  { kind: "pypi-token", anchor: "pypi-", rest: `Ag${WORD}{40,400}` },
  { kind: "huggingface-token", anchor: "hf_", rest: `${ALNUM}{30,60}` },
  { kind: "huggingface-token", anchor: "api_org_", rest: "[A-Za-z]{34}" },
  // learn.microsoft.com (Purview: Azure AD client secret, storage account key, Azure AI service key, shared access signature).
  { kind: "azure-secret", anchor: "8Q~", rest: "[\\w.~-]{34}", before: "[\\w.~-]{3}" },
  {
    kind: "azure-key",
    anchor: "JQQJ99",
    rest: "[A-Za-z0-9]{26,40}",
    before: "[A-Za-z0-9+/]{44,52}",
  },
  { kind: "azure-sas", anchor: "[?&]sig=", rest: "[A-Za-z0-9%+/]{30,100}=?" },
  // docs.digitalocean.com/reference/api (token prefixes); twilio.com/docs/glossary; sendgrid.com/docs (API keys).
  { kind: "digitalocean-token", anchor: "do[opr]_v1_", rest: "[a-f0-9]{64}" },
  { kind: "sendgrid-key", anchor: "SG\\.", rest: `${WORD}{16,32}\\.${WORD}{16,64}` },
  { kind: "twilio-key", anchor: "SK", rest: "[0-9a-f]{32}" },
  // core.telegram.org/bots/features (the token: a number, a colon, 35 characters).
  { kind: "telegram-token", anchor: ":AA", rest: `${WORD}{33}`, before: "\\d{7,11}" },
  // RFC 7519 and RFC 7516, compact serialization; also with the signature cut off.
  { kind: "jwt", anchor: "eyJ", rest: "[\\w-]{8,2000}\\.(?:eyJ)?[\\w-]{8,4000}(?:\\.[\\w-]{0,2000}){0,3}" },
  // Tokens that begin with their vendor's mark, as each documents it: registries, clouds, trackers, models.
  { kind: "docker-token", anchor: "dckr_[po]at_", rest: `${WORD}{20,60}` },
  { kind: "rubygems-key", anchor: "rubygems_", rest: "[a-f0-9]{48}" },
  { kind: "vault-token", anchor: "hv[sbr]\\.", rest: `${WORD}{24,300}` },
  { kind: "pulumi-token", anchor: "pul-", rest: "[a-f0-9]{40}" },
  { kind: "databricks-token", anchor: "dapi", rest: "[a-f0-9]{32}(?:-\\d)?" },
  { kind: "doppler-token", anchor: "dp\\.(?:pt|st|ct|sa|scim|audit)\\.", rest: "[\\w.-]{40,90}" },
  { kind: "planetscale-token", anchor: "pscale_(?:tkn|pw|oauth)_", rest: "[\\w.-]{32,64}" },
  { kind: "supabase-token", anchor: "(?:sbp|sb_secret)_", rest: `${WORD}{20,80}` },
  { kind: "tailscale-key", anchor: "tskey-", rest: "(?:auth|api|client|scim|webhook)-[A-Za-z0-9-]{16,120}" },
  { kind: "atlassian-token", anchor: "ATATT3", rest: "[\\w=+/.-]{60,400}" },
  { kind: "linear-key", anchor: "lin_(?:api|oauth)_", rest: `${ALNUM}{32,64}` },
  { kind: "notion-token", anchor: "ntn_", rest: `${ALNUM}{40,60}` },
  { kind: "figma-token", anchor: "fig[du]_", rest: `${WORD}{36,60}` },
  { kind: "postman-key", anchor: "PMAK-", rest: "[a-f0-9]{24}-[a-f0-9]{34}" },
  { kind: "shopify-token", anchor: "shp(?:at|ca|pa|ss)_", rest: "[a-fA-F0-9]{32}" },
  { kind: "square-token", anchor: "sq0(?:atp|csp)-", rest: `${WORD}{22,43}` },
  { kind: "sentry-token", anchor: "sntry[su]_", rest: "[\\w+/=-]{40,300}" },
  { kind: "newrelic-key", anchor: "NRAK-", rest: "[A-Z0-9]{27}" },
  { kind: "grafana-token", anchor: "glsa_", rest: `${ALNUM}{32}_[a-f0-9]{8}` },
  { kind: "mailgun-key", anchor: "key-", rest: "[a-f0-9]{32}" },
  { kind: "discord-webhook", anchor: "discord(?:app)?\\.com/api/", rest: "webhooks/\\d{17,20}/[\\w-]{40,90}" },
  { kind: "groq-key", anchor: "gsk_", rest: `${ALNUM}{40,80}` },
  { kind: "nvidia-key", anchor: "nvapi-", rest: `${WORD}{50,100}` },
  { kind: "replicate-token", anchor: "r8_", rest: `${ALNUM}{37}` },
  { kind: "xai-key", anchor: "xai-", rest: `${ALNUM}{60,100}` },
  { kind: "perplexity-key", anchor: "pplx-", rest: `${ALNUM}{40,60}` },
  { kind: "age-key", anchor: "AGE-SECRET-KEY-1", rest: "[A-Z0-9]{40,60}" },
];
