import type { SystemTemplate } from './system-template.ts';

export const convenienceOpening: SystemTemplate = {
  key: 'convenience_opening',
  industry: 'convenience',
  kind: 'opening',
  method: 'pass_fail',
  modes: ['self'],
  name: { 'zh-CN': '便利店交接班检查', 'en-US': 'Convenience store shift handover' },
  description: {
    'zh-CN': '每班交接：现金、鲜食、设备、安全。',
    'en-US': 'At each handover: cash, fresh food, equipment and safety.',
  },
  categories: [
    {
      name: { 'zh-CN': '现金与系统', 'en-US': 'Cash and systems' },
      items: [
        {
          name: { 'zh-CN': '备用金与账面一致', 'en-US': 'The float matches the books' },
          severity: 'major',
          naAllowed: false,
        },
        { name: { 'zh-CN': '收银、扫码和监控正常', 'en-US': 'Tills, scanners and cameras work' }, severity: 'major' },
      ],
    },
    {
      name: { 'zh-CN': '鲜食与商品', 'en-US': 'Fresh food and goods' },
      items: [
        {
          name: { 'zh-CN': '到期鲜食已下架并登记', 'en-US': 'Expired fresh food is off the shelf and written down' },
          severity: 'red_line',
          naAllowed: false,
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '关东煮、烤肠机温度达标', 'en-US': 'Hot counters hold their temperature' },
          severity: 'major',
        },
        {
          name: {
            'zh-CN': '烟酒专柜上锁，未成年人提示在位',
            'en-US': 'Tobacco and alcohol are locked, the age notice is up',
          },
          severity: 'red_line',
        },
      ],
    },
    {
      name: { 'zh-CN': '安全与卫生', 'en-US': 'Safety and hygiene' },
      items: [
        {
          name: { 'zh-CN': '通道畅通，灭火器在位', 'en-US': 'Aisles are clear, extinguishers are in place' },
          severity: 'major',
        },
        { name: { 'zh-CN': '用餐区、垃圾桶已清洁', 'en-US': 'Eating area and bins are clean' }, photo: 'on_fail' },
        { name: { 'zh-CN': '交接事项已书面说明', 'en-US': 'Open points are handed over in writing' }, answer: 'text' },
      ],
    },
  ],
};
