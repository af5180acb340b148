import type { Article } from './article.ts';

export const errorsAccountArticle = {
  id: 'errors-account',
  category: 'error',
  words: '密码 验证码 注册 邀请 登录失败 password code register invitation sign-in',
  related: ['application', 'member'],
  'zh-CN': {
    title: '错误提示：登录、注册和加入企业',
    text: `
登录不上、验证码不对、邀请失效时，先看这里。
`,
  },
  'en-US': {
    title: 'Errors: signing in, registering, joining',
    text: `
When you cannot sign in, a code is wrong or an invitation is over, look here first.
`,
  },
  codes: {
    WRONG_PASSWORD: {
      'zh-CN': '账号或密码不对，提示里写着还能试几次。忘记密码可以用验证码登录，或在登录页重设密码。',
      'en-US':
        'Account or password is wrong; it says how many tries are left. Forgot it? Sign in with a code, or set a new password on the sign-in page.',
    },
    LOGIN_LOCKED: {
      'zh-CN': '连续输错太多次，账号暂时锁定，保护它不被人猜出密码。等提示的分钟数过去再试，或者用验证码登录。',
      'en-US':
        'Too many wrong tries locked the account for a while, so that nobody can guess. Wait the minutes it says, or sign in with a code.',
    },
    ACCOUNT_TAKEN: {
      'zh-CN': '这个手机号或邮箱已经属于一个账号。是你的就直接登录，不是就换一个。',
      'en-US':
        'This phone number or e-mail belongs to an account already. If it is yours, sign in; otherwise use another one.',
    },
    SETUP_DONE: {
      'zh-CN': '系统已经有了第一家企业，不用再初始化。用所有者的账号登录。',
      'en-US': 'The first company exists already, so setting up is over. Sign in with the account of its owner.',
    },
    PASSWORD_WEAK: {
      'zh-CN': '密码太简单。用 8 到 16 位，同时有字母和数字。',
      'en-US': 'The password is too simple. Use 8 to 16 characters with letters and digits.',
    },
    INVITE_OVER: {
      'zh-CN': '邀请过期、被停用，或者换成了新的。向邀请你的人要一个新的链接或企业码。',
      'en-US': 'The invitation ran out, was switched off or replaced. Ask whoever invited you for a new link or code.',
    },
    INVITE_NEEDS_PLACE: {
      'zh-CN': '免审批加入时，系统要知道把人放到哪里。先选默认部门和默认角色再保存。',
      'en-US': 'Without approval Rondo has to know where people go. Choose a default department and role, then save.',
    },
    ALREADY_MEMBER: {
      'zh-CN': '你已经在这家企业里，不用再申请，直接登录。',
      'en-US': 'You are in this company already. There is nothing to apply for: sign in.',
    },
    ALREADY_APPLIED: {
      'zh-CN': '你的申请还在等审批，不用重复提交。可以提醒邀请你的人去处理。',
      'en-US': 'Your application waits for a decision. Do not send it again; remind whoever invited you.',
    },
    CODE_WRONG: {
      'zh-CN': '验证码输错了，或者已经过期、用过。以最近一次收到的为准，必要时重新获取。',
      'en-US': 'The code is wrong, over or used. Only the newest one counts; ask for another if needed.',
    },
    CODE_TOO_SOON: {
      'zh-CN': '刚刚发过一条，还没到可以再发的时间。等提示的秒数过去；没收到先看垃圾邮件。',
      'en-US': 'One was sent a moment ago. Wait the seconds it says, and look into spam meanwhile.',
    },
    CODE_TOO_MANY: {
      'zh-CN': '一小时内获取次数太多。一小时后再试，或者改用密码登录。',
      'en-US': 'Too many codes were asked for within an hour. Try again later, or sign in with the password.',
    },
    PASS_OVER: {
      'zh-CN': '选择企业之前的登录凭证只能用一次，而且只有几分钟。重新登录，接着选企业。',
      'en-US':
        'What proves who you are before choosing a company is used once and lasts minutes. Sign in again and choose.',
    },
    REGISTRATION_CLOSED: {
      'zh-CN': '这套系统不开放自己注册企业。向管理员要邀请，或请运维开放注册。',
      'en-US': 'Companies cannot be registered on this installation. Ask an administrator for an invitation.',
    },
    PASSWORD_FIRST: {
      'zh-CN': '初始密码是别人给的，别人知道它。先设自己的密码，再做别的。',
      'en-US': 'A first password is known to whoever issued it. Set one of your own before anything else.',
    },
    SETUP_KEY_WRONG: {
      'zh-CN': '初始化密钥不对。启动 Rondo 的终端写着密钥，或者写着密钥文件在哪里。',
      'en-US': 'The set-up key is wrong. The terminal that started Rondo shows it, or the file it is in.',
    },
  },
} as const satisfies Article;
