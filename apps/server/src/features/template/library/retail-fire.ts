import type { SystemTemplate } from './system-template.ts';

export const retailFire: SystemTemplate = {
  key: 'retail_fire',
  industry: 'supermarket',
  kind: 'fire',
  method: 'points',
  modes: ['on_site', 'self'],
  name: { 'zh-CN': '门店消防安全检查', 'en-US': 'Store fire safety' },
  description: {
    'zh-CN': '疏散通道、灭火器材、用电和应急准备。',
    'en-US': 'Escape routes, extinguishers, wiring and readiness.',
  },
  categories: [
    {
      name: { 'zh-CN': '疏散', 'en-US': 'Escape' },
      items: [
        {
          name: {
            'zh-CN': '安全出口和疏散通道畅通，未上锁',
            'en-US': 'Exits and escape routes are clear and unlocked',
          },
          maxScore: 10,
          severity: 'red_line',
          naAllowed: false,
          photo: 'always',
        },
        {
          name: { 'zh-CN': '疏散指示和应急照明完好', 'en-US': 'Exit signs and emergency lights work' },
          maxScore: 8,
          severity: 'major',
          photo: 'on_fail',
        },
      ],
    },
    {
      name: { 'zh-CN': '器材', 'en-US': 'Equipment' },
      items: [
        {
          name: { 'zh-CN': '灭火器在有效期内，压力在绿区', 'en-US': 'Extinguishers are in date, the gauge is green' },
          maxScore: 8,
          severity: 'red_line',
          photo: 'always',
        },
        {
          name: {
            'zh-CN': '消火栓无遮挡，水带水枪齐全',
            'en-US': 'Hydrants are not blocked, hose and nozzle are there',
          },
          maxScore: 6,
          severity: 'major',
        },
        {
          name: { 'zh-CN': '烟感和喷淋无遮挡、无损坏', 'en-US': 'Smoke detectors and sprinklers are free and whole' },
          maxScore: 6,
          severity: 'major',
        },
      ],
    },
    {
      name: { 'zh-CN': '用电与人员', 'en-US': 'Wiring and people' },
      items: [
        {
          name: {
            'zh-CN': '无私拉电线，配电箱前无杂物',
            'en-US': 'No loose wiring, nothing in front of the switchboard',
          },
          maxScore: 8,
          severity: 'major',
          photo: 'on_fail',
        },
        {
          name: {
            'zh-CN': '仓库堆放与灯具、喷淋保持 50 cm 距离',
            'en-US': 'Stock is 50 cm away from lamps and sprinklers',
          },
          maxScore: 5,
        },
        {
          name: {
            'zh-CN': '员工会用灭火器，知道疏散分工',
            'en-US': 'Staff can use an extinguisher and know their part in an evacuation',
          },
          maxScore: 6,
          severity: 'major',
        },
      ],
    },
  ],
};
