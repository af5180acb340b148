/** 已开始、尚未提交的巡检的列表。 */
export const inspectionDraft = {
  search: '编号、门店、模板',
  noun: '草稿',
  emptyHint: '已开始、尚未提交的巡检会显示在这里。',
  answered: '已作答',
  saved: '保存时间',
  deadline: '截止时间',
};
