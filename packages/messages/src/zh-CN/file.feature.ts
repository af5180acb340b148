export const fileFeature = {
  error: {
    FILE_TYPE_REFUSED: '不支持这种文件',
    FILE_TOO_LARGE: '单个文件不能超过20MB',
    IMAGE_TOO_LARGE: '图片像素太大',
    FILE_BROKEN: '文件已损坏，换一个再试',
  },
} as const;
