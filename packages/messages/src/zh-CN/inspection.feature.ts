export const inspectionFeature = {
  state: {
    mode: {
      on_site: '现场',
      remote: '远程',
      self: '自检',
    },
  },
  error: {
    DRAFT_EXPIRED: '模板已变更，草稿已失效',
    REINSPECT: '无法提交巡检任务，请重新巡检',
    ITEMS_MISSING: '还有{count}项必填未完成',
    CLAIMED_BY_OTHER: '{by} 正在处理',
    PHOTOS_NEEDED: '请至少上传 {count} 张照片',
    DRAFT_ELSEWHERE: '草稿正在另一处编辑',
    PHOTO_REPEATED: '这张照片之前用过，请拍一张现在的照片',
    WHOLE_LIST_ONLY: '这条记录不能再只复检不合格项，请巡检整份清单',
    SIGN_OFF_NEEDED: '门店签字后才能提交',
    EDIT_OFF: '这里审核时不能修改答案',
    CAMERA_ONLY: '“{item}”只能用相机现场拍摄',
  },
} as const;
