import type { SystemTemplate } from './system-template.ts';

export const convenienceFreshFood: SystemTemplate = {
  key: 'convenience_fresh_food',
  industry: 'convenience',
  kind: 'food_safety',
  method: 'percent',
  modes: ['on_site', 'self'],
  name: { 'zh-CN': '便利店鲜食检查', 'en-US': 'Convenience fresh food' },
  description: {
    'zh-CN': '短保商品、热柜、现制饮品的温度和效期。',
    'en-US': 'Temperature and dates of short-life goods, hot counters and drinks.',
  },
  categories: [
    {
      name: { 'zh-CN': '冷链', 'en-US': 'Cold chain' },
      items: [
        {
          name: {
            'zh-CN': '到货温度不高于 10 °C 并记录',
            'en-US': 'Deliveries arrive at 10 °C or below and are recorded',
          },
          answer: 'temperature',
          maxScore: 10,
          max: 10,
          severity: 'major',
        },
        {
          name: { 'zh-CN': '冷藏展示柜 0–8 °C', 'en-US': 'Chilled displays are between 0 and 8 °C' },
          answer: 'temperature',
          maxScore: 10,
          min: 0,
          max: 8,
          severity: 'red_line',
          photo: 'always',
        },
        {
          name: { 'zh-CN': '先进先出，前排先到期', 'en-US': 'First in, first out: what expires first stands in front' },
          maxScore: 8,
        },
      ],
    },
    {
      name: { 'zh-CN': '热柜与现制', 'en-US': 'Hot counter and drinks' },
      items: [
        {
          name: { 'zh-CN': '热柜食品中心温度不低于 60 °C', 'en-US': 'Food in the hot counter is at 60 °C or above' },
          answer: 'temperature',
          maxScore: 10,
          min: 60,
          severity: 'red_line',
        },
        {
          name: { 'zh-CN': '现制饮品设备当日清洗有记录', 'en-US': 'Drinks machines are cleaned daily and recorded' },
          maxScore: 8,
          severity: 'major',
          photo: 'on_fail',
        },
        { name: { 'zh-CN': '夹取工具一物一用', 'en-US': 'Each product has its own tongs' }, maxScore: 6 },
      ],
    },
    {
      name: { 'zh-CN': '报废', 'en-US': 'Waste' },
      items: [
        {
          name: { 'zh-CN': '报废商品当场毁形并登记', 'en-US': 'Waste is spoiled at once and written down' },
          maxScore: 8,
          severity: 'major',
        },
        {
          name: { 'zh-CN': '无改签、撕签现象', 'en-US': 'No date label was changed or torn off' },
          maxScore: 10,
          severity: 'red_line',
          naAllowed: false,
        },
      ],
    },
  ],
};
