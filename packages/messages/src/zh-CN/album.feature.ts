/** What the gallery says in the nouns of others. */
export const albumFeature = {
  audit: {
    kind: { album: '图库图片', album_collection: '图片集' },
    event: {
      album: {
        uploaded: '上传监控截图',
        captured: '截取监控画面',
        marked: '标注图片',
        unmarked: '去除标注',
        tagged: '修改图片标签',
        commented: '评论图片',
        hidden: '隐藏图片',
        shown: '取消隐藏图片',
        deleted: '删除图片',
        restored: '恢复图片',
        shared: '分享图片',
        retention: '修改图片保存天数',
        standard: '设为标准照',
        used: '用图片发起整改',
      },
      album_collection: { created: '新建图片集', edited: '修改图片集', deleted: '删除图片集' },
    },
    field: {
      keepCapture: '画面截图保存天数',
      keepUpload: '上传截图保存天数',
      keepAi: 'AI 事件图片保存天数',
      keepClip: '录像片段保存天数',
    },
  },
  notification: {
    kind: { system: { album: '图库' } },
    system: {
      album_shared: {
        title: '{who} 给你分享了 {count} 张图片',
        body: '{shop}。留言：{note}',
      },
      album_expiring: {
        title: '{count} 张图片将在 {days} 天内到期',
        body: '到期后会自动删除。需要留存的，请用于整改或下载保存。',
      },
      album_expiring_all: {
        title: '图库里 {count} 张图片将在 {days} 天内到期',
        body: '是定时抓图、AI 检测等自动产生的图片，到期后会自动删除。需要留存的，请用于整改或下载保存；保存多久可在“存储用量”里设置。',
      },
    },
  },
  error: {
    IMAGE_NOT_SCREEN: '监控截图必须是 16:9：{name} 是 {width}×{height}',
    PICTURE_IS_EVIDENCE: '用作巡检或整改证据的图片不能删除，可以隐藏',
    PICTURES_OF_ONE_SHOP: '一次整改只能用同一家门店的图片',
    SHARE_NOT_SEEN: '{name} 没有图库权限，打不开分享的图片',
    CLIP_IS_NO_PICTURE: '录像片段不能标注，也不能用来发起整改；播放时截取画面即可',
    COLLECTION_FULL: '图片集已满：每人最多 100 个，每个最多 2,000 张',
  },
} as const;
