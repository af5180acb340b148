/** Pictures and their uploads. */
export const file = {
  /** Advice beside the refusal of HEIC and its kin. */
  phoneFormat: '浏览器显示不了 HEIC 照片。请在手机相机设置里把格式改为“兼容性最佳”（JPEG），或转成 JPEG 后再上传。',
} as const;
