import { requestError } from './error.request.ts';

/**
 * The texts of the answers (`contract/kit/codes`) that any call may give: `error.<REASON>`. Those of a noun stand in its
 * `<noun>.feature.ts`. Texts of the specification stay word for word.
 */
export const error = {
  ...requestError,
  SIGNATURE_REFUSED: '请求签名不符，刷新页面后再试',
  CLOCK_OFF: '这台设备的时间不准，校准后再试',
  PLATFORM_MISSING: '请求未说明来自哪个平台（请求头 x-platform）',
  INPUT_REFUSED: '有内容不符合要求，改好后再提交',
  FORBIDDEN: '没有权限',
  NOT_FOUND: '不存在，或者不在可见范围内',
  STALE: '内容已被别人修改，刷新后再试',
  TOO_LARGE: '内容太大',
  UNSUPPORTED_TYPE: '不支持这种内容类型',
  TOO_OFTEN: '操作太频繁，稍后再试',
  SUPERSEDED: '已被新的请求取代',
  MOVE_NOT_ALLOWED: '当前状态不能这样操作',
  HOST_REFUSED: '不能通过这个地址访问巡店，请联系系统运维把该域名加入 ALLOWED_HOSTS',
} as const;
