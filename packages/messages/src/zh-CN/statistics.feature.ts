/** What the statistics say in the nouns of others. */
export const statisticsFeature = {
  job: {
    kind: {
      statistics: { export: '导出巡检统计' },
      taskstatistics: { export: '导出任务统计' },
      scorestatistics: { export: '导出得分统计' },
      userinspection: { export: '导出巡检人统计' },
      shopinspection: { export: '导出门店巡检统计' },
    },
  },
  audit: {
    kind: { monthClose: '统计月结' },
    event: { monthClose: { edited: '修改月结日' } },
    field: { closingDay: '每月几日月结上月' },
  },
  notification: {
    kind: { system: { statistics: '统计' } },
    system: {
      statistics_failed: {
        title: '{day} 的统计没有算完',
        body: '系统每半小时重试一次；算完之前，页面上的数据截至更早的一天。',
      },
      month_restated: {
        title: '已月结的巡检统计有 {count} 条记录变更',
        body: '月份 {from} 至 {to}。月结时的数字仍保留，可以查看变更前后。',
      },
    },
  },
} as const;
