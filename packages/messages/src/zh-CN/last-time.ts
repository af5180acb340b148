/** 上次不合格的检查项后来怎样。 */
export const lastTime = {
  notRectified: '没有整改',
  openFix: '打开整改',
  open: '打开记录里的这一项',
  record: '记录',
} as const;
