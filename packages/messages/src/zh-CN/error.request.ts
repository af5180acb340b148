/** What the client says by itself, without a server (section 8): toasts of the request layer, then states inside a page. */
export const requestError = {
  NO_SESSION: '登录已过期，请重新登录',
  SESSION_EXPIRED: '登录已过期，请重新登录',
  SESSION_ENDED: '登录已过期，请重新登录',
  NETWORK_EXCEPTION: '网络异常',
  OPERATION_EXCEPTION: '操作异常，请重试！',
  systemError: '系统错误',
  operationError: '操作错误，请重试',
  networkError: '网络错误',
} as const;
