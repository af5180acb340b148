/**
 * The audit log. `event`: what somebody did, read between their name and the name of the object. A noun says its own in its
 * `<noun>.feature.ts`.
 */
export const audit = {
  title: '操作日志',
  clock: '系统',
  search: '搜索对象、操作人、备注',
  export: '导出',
  exported: '已导出',
  exportHint: '按当前筛选导出，最多 10,000 条',
  nothingBody: '企业里的每一次改动都会记在这里',
  lastDays: '近 30 天',
  diff: '权限增减',
  details: '修改内容',
  before: '之前',
  after: '之后',
  empty: '空',
  changed: '已修改',
  fromDevice: '来自',
  allOfObject: '只看这个对象',
  oneObject: '单个对象',
  someone: '操作人',
  kindFilter: '对象类型',
  column: {
    at: '时间',
    actor: '操作人',
    kind: '类型',
    object: '对象',
    event: '操作',
    states: '状态',
    changes: '修改内容',
    comment: '说明',
    ip: 'IP 地址',
    device: '设备',
  },
  kind: {
    export: '导出',
  },
  event: {
    export: {
      audit: '导出操作日志',
      tasks: '导出任务',
      members: '导出成员',
      cycles: '导出周期任务',
    },
  },
  field: {
    name: '名称',
    description: '说明',
    code: '编号',
    handler: '处理人',
    reviewer: '审核人',
    deadline: '截止时间',
    department: '部门',
    role: '角色',
    state: '状态',
  },
} as const;
