import type { Shape } from '../shape.ts';
import type { requestError as zh } from '../zh-CN/error.request.ts';

export const requestError = {
  NO_SESSION: 'login expired, please log in again',
  SESSION_EXPIRED: 'login expired, please log in again',
  SESSION_ENDED: 'login expired, please log in again',
  NETWORK_EXCEPTION: 'Network exception',
  OPERATION_EXCEPTION: 'Operation exception, please try again!',
  systemError: 'system error',
  operationError: 'operation error, please retry',
  networkError: 'network error',
} satisfies Shape<typeof zh>;
