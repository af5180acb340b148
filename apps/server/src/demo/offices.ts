/** The departments of the head office; who leads or works in one comes from the people. */
export const OFFICES = [
  { key: 'food_safety', name: '食品安全部 Food safety', code: 'HQ-FS', description: '巡检、红线与食品安全事件' },
  { key: 'operations', name: '运营部 Operations', code: 'HQ-OP', description: '门店运营标准与区域协同' },
  { key: 'people', name: '人力资源部 People', code: 'HQ-HR', description: '招聘、入职与离职交接' },
  { key: 'finance', name: '财务部 Finance', code: 'HQ-FI', description: '' },
  { key: 'technology', name: '信息技术部 IT', code: 'HQ-IT', description: '系统、账号与设备' },
  { key: 'training', name: '培训部 Training', code: 'HQ-TR', description: '门店培训与考核' },
] as const;
export type Office = (typeof OFFICES)[number]['key'];
