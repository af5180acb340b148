export const accountFeature = {
  error: {
    ACCOUNT_TAKEN: '手机号或邮箱已被使用',
    SETUP_DONE: '系统已完成初始化，直接登录即可',
    PASSWORD_WEAK: '密码需8-16位且包含字母和数字',
    CODE_WRONG: '验证码不正确或已失效',
    CODE_TOO_SOON: '{seconds} 秒后可以重新获取验证码',
    CODE_TOO_MANY: '获取验证码次数过多，一小时后再试',
    PASS_OVER: '此次登录已使用或停留太久，请重新登录',
    REGISTRATION_CLOSED: '这里不开放注册企业，请联系管理员',
    PASSWORD_FIRST: '请先设置自己的密码：初始密码的发放者知道它',
    SETUP_KEY_WRONG: '初始化密钥不正确，启动 Rondo 的终端会提示密钥所在位置',
  },
} as const;
