export const fileFeature = {
  error: {
    FILE_TYPE_REFUSED: '不支持这种文件',
    FILE_TOO_LARGE: '单个文件不能超过20MB',
    IMAGE_TOO_LARGE: '图片像素太大',
    FILE_BROKEN: '文件已损坏，换一个再试',
    PICTURE_UNCHECKED: '现在无法检查这张图片或视频里有没有人，企业要求遮挡人像，所以不能带出。稍后再试',
    FILM_REFUSED: '不能添加“{name}”。支持 mp4、m4v、mov、webm 视频，内容要与文件名一致',
    DOCUMENT_REFUSED: '不能添加“{name}”。支持 PDF、Word、Excel、PowerPoint（docx、xlsx、pptx）、文本、CSV 和 zip',
    DOCUMENT_MISMATCH: '“{name}”的内容和文件名不一致。请重新另存为 {type} 后再试',
    DOCUMENT_UNSAFE: '“{name}”里有程序或宏，不能添加',
  },
} as const;
