/*
 * Where the scan for secrets stops to look closer: the beginnings of labels and of vendors' tokens, in lower case and
 * matched in either. At least three characters each (two for other scripts); rare ones keep the scan fast.
 */
export const LABEL_ANCHORS =
  "pass pwd pin: pin= pw: pw= pw\" pw' pin_ pin- pin\" pin' pin` pin* pin] pinc pinn token secre key auth cred bearer basic senha clave heslo kennw contrase jeton schl geheim " +
  "segred chave zugang identif parola palav phrase frase mot_de requirep cookie _-p user login usuar utilis benutz account email e-mail nom_d nombre nome_d _-u_ pin_";

/** The first two letters of a label in another script; one letter where the word has no more. */
export const OTHER_ANCHORS =
  "па пи то кл ко се уч ло им по 密码 密碼 口令 密短 通行 パス 비밀 비번 암호 패스 핀번 핀 暗証 密钥 密鑰 密匙 金钥 金鑰 金匙 秘钥 秘鑰 秘匙 キー 鍵 키 " +
  "令牌 トー 토큰 シー 시크 认证 認証 인증 凭证 凭据 憑證 憑據 凭據 認証 자격 用户 用戶 账号 帐号 帳号 账號 帳號 ユー アカ 사용 아이";

export const TOKEN_ANCHORS =
  "akia asia abia acca ghp_ gho_ ghu_ ghs_ ghr_ github_pat_ glpat- glptt- gldt- glrt- glrtr- glcbt- glsoat- glft- glimt- glagent- gloas- glffct- sk- aiza ya29. gocspx- " +
  "xoxa- xoxb- xoxe- xoxo- xoxp- xoxr- xoxs- xapp- hooks.slack sk_live_ sk_test_ sk_prod_ sk_org_ rk_live_ rk_test_ rk_prod_ rk_org_ whsec_ npm_ pypi- hf_ api_org_ 8q~ jqqj99 ?sig= &sig= dop_v1_ doo_v1_ dor_v1_ sg. " +
  "dckr_pat_ dckr_oat_ rubygems_ hvs. hvb. hvr. pul- dapi dp.pt. dp.st. dp.ct. dp.sa. dp.scim dp.audit pscale_ sbp_ sb_secret_ tskey- atatt3 lin_api_ lin_oauth_ " +
  "ntn_ figd_ figu_ pmak- shpat_ shpca_ shppa_ shpss_ sq0atp- sq0csp- sntrys_ sntryu_ nrak- glsa_ key- discord.com/api discordapp.com/api gsk_ nvapi- r8_ xai- pplx- " +
  "age-secret eyj :aa :// " +
  "-----begin -----end [redacted: sk0 sk1 sk2 sk3 sk4 sk5 sk6 sk7 sk8 sk9 ska skb skc skd ske skf";
