export const sessionFeature = {
  audit: {
    kind: {
      session: '登录',
    },
    event: {
      session: {
        sign_in: '登录',
        sign_out: '退出登录',
        sign_out_elsewhere: '结束其他设备的登录',
      },
    },
    field: {
      method: '登录方式',
    },
  },
  error: {
    WRONG_PASSWORD: '账号或密码不正确，还可以再试 {left} 次',
    LOGIN_LOCKED: '连续输错次数过多，{minutes} 分钟后再试',
  },
} as const;
