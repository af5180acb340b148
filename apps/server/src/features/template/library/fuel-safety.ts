import type { SystemTemplate } from './system-template.ts';

export const fuelSafety: SystemTemplate = {
  key: 'fuel_safety',
  industry: 'auto',
  kind: 'fire',
  method: 'points',
  modes: ['on_site', 'self'],
  name: { 'zh-CN': '加油站安全检查', 'en-US': 'Fuel station safety' },
  description: {
    'zh-CN': '罩棚、加油机、卸油、消防和值守。',
    'en-US': 'Canopy, pumps, unloading, fire equipment and staff.',
  },
  categories: [
    {
      name: { 'zh-CN': '加油区', 'en-US': 'Forecourt' },
      items: [
        {
          name: { 'zh-CN': '加油机、油枪、软管无渗漏', 'en-US': 'Pumps, nozzles and hoses do not leak' },
          maxScore: 10,
          severity: 'red_line',
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '静电接地完好，警示标识清晰', 'en-US': 'Earthing is whole, warning signs are legible' },
          maxScore: 8,
          severity: 'red_line',
        },
        {
          name: { 'zh-CN': '无吸烟、无手机违规使用', 'en-US': 'Nobody smokes or breaks the rule about phones' },
          maxScore: 10,
          severity: 'red_line',
          naAllowed: false,
        },
        {
          name: { 'zh-CN': '地面无油污，吸油材料到位', 'en-US': 'No oil on the ground, absorbent is at hand' },
          maxScore: 6,
          severity: 'major',
          photo: 'on_fail',
        },
      ],
    },
    {
      name: { 'zh-CN': '卸油与油罐', 'en-US': 'Unloading and tanks' },
      items: [
        {
          name: { 'zh-CN': '卸油口上锁，油气回收阀关闭', 'en-US': 'Filling points are locked, vapour valves are shut' },
          maxScore: 8,
          severity: 'red_line',
          photo: 'always',
        },
        {
          name: { 'zh-CN': '液位仪无报警，记录完整', 'en-US': 'Tank gauges show no alarm, the log is complete' },
          maxScore: 6,
          severity: 'major',
        },
      ],
    },
    {
      name: { 'zh-CN': '消防与值守', 'en-US': 'Fire equipment and staff' },
      items: [
        {
          name: {
            'zh-CN': '推车式和手提灭火器、灭火毯、沙箱齐全有效',
            'en-US': 'Wheeled and portable extinguishers, blankets and sand are there and in date',
          },
          maxScore: 8,
          severity: 'red_line',
          photo: 'always',
        },
        {
          name: {
            'zh-CN': '值班人员会按紧急停机按钮并能说出处置步骤',
            'en-US': 'Staff on duty can use the emergency stop and name the steps',
          },
          maxScore: 8,
          severity: 'major',
        },
      ],
    },
  ],
};
