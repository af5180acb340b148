/** What timed snapshots say in the nouns of others. */
export const timedSnapshotFeature = {
  job: { kind: { snapshot: { export: '导出抓图结果' } } },
  state: {
    timedSnapshot: {
      pending_start: '待开始',
      active: '进行中',
      paused: '已暂停',
      ended: '已结束',
      expired: '已过期',
    },
    snapshotFrame: { waiting: '待抓取', captured: '已抓取', missed: '未抓到' },
    snapshotVerdict: { pass: '合格', problem: '有问题', disputed: '意见不一' },
  },
  audit: {
    field: {
      onlyOpen: '只在营业时间内',
      keepPictures: '图片保留',
      shotTimes: '抓图时间',
      pictureReview: '需要查看',
      reviewRole: '查看人',
      notified: '抓取失败提醒',
    },
    kind: { timedSnapshot: '定时抓图计划', timedSnapshotPicture: '定时抓图' },
    event: {
      timedSnapshot: {
        created: '新建定时抓图计划',
        edited: '修改定时抓图计划',
        start: '定时抓图计划开始',
        pause: '暂停定时抓图计划',
        resume: '继续定时抓图计划',
        end: '结束定时抓图计划',
        expire: '定时抓图计划过期',
        switched_on: '为企业开通定时抓图',
        switched_off: '为企业关闭定时抓图',
      },
      timedSnapshotPicture: { judged_pass: '判定抓图合格', judged_problem: '判定抓图有问题' },
    },
  },
  notification: {
    kind: { system: { timed_snapshot: '错过的定时快照' } },
    system: {
      snapshot_missed: {
        title: '「{plan}」今天有 {count} 张没有抓到',
        body: '打开结果查看是哪些门店的摄像头，以及没有抓到的原因。今天不再重复提醒。',
      },
    },
  },
  error: {
    SNAPSHOTS_OFF: '企业未开通定时抓图，请联系管理员',
    SNAPSHOT_NAME_TAKEN: '抓图计划名称已存在',
    SNAPSHOT_WITHOUT_CAMERA: '所选门店没有符合条件的摄像头',
    SNAPSHOT_NOT_THERE: '这张图没有抓到，不能判定',
  },
} as const;
