import type { SystemTemplate } from './system-template.ts';

export const cateringFoodSafety: SystemTemplate = {
  key: 'catering_food_safety',
  industry: 'restaurant',
  kind: 'food_safety',
  method: 'percent',
  modes: ['on_site', 'self'],
  name: { 'zh-CN': '餐饮食品安全检查', 'en-US': 'Restaurant food safety' },
  description: {
    'zh-CN': '后厨日常食品安全：温度、人员、交叉污染、虫害和留样。',
    'en-US': 'Daily food safety of a kitchen: temperatures, people, cross-contamination, pests and samples.',
  },
  categories: [
    {
      name: { 'zh-CN': '冷藏与冷冻', 'en-US': 'Cold storage' },
      items: [
        {
          name: { 'zh-CN': '冷藏柜温度在 0–5 °C', 'en-US': 'Chillers are between 0 and 5 °C' },
          answer: 'temperature',
          maxScore: 8,
          min: 0,
          max: 5,
          severity: 'red_line',
          photo: 'always',
        },
        {
          name: { 'zh-CN': '冷冻柜温度不高于 -18 °C', 'en-US': 'Freezers are at -18 °C or below' },
          answer: 'temperature',
          maxScore: 6,
          max: -18,
          severity: 'major',
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '生熟分开存放，熟食在上', 'en-US': 'Raw and cooked food are apart, cooked food above' },
          maxScore: 8,
          severity: 'red_line',
          photo: 'on_fail',
        },
        {
          name: {
            'zh-CN': '开封食材贴有日期标签且未过期',
            'en-US': 'Opened ingredients carry a date label and are in date',
          },
          maxScore: 8,
          severity: 'red_line',
          photo: 'on_fail',
          phrases: {
            'zh-CN': ['标签缺失', '已过期', '字迹看不清'],
            'en-US': ['No label', 'Out of date', 'Not legible'],
          },
        },
      ],
    },
    {
      name: { 'zh-CN': '加工操作', 'en-US': 'Preparation' },
      items: [
        {
          name: { 'zh-CN': '刀具和砧板按颜色分类使用', 'en-US': 'Knives and boards are used by their colour' },
          maxScore: 6,
          severity: 'major',
          photo: 'on_fail',
        },
        {
          name: {
            'zh-CN': '热加工食品中心温度达到 70 °C 以上',
            'en-US': 'Cooked food reaches 70 °C or more in its core',
          },
          answer: 'temperature',
          maxScore: 8,
          min: 70,
          severity: 'red_line',
        },
        {
          name: {
            'zh-CN': '每餐留样 125 g，冷藏 48 小时',
            'en-US': 'Samples of 125 g of every meal are kept chilled for 48 hours',
          },
          maxScore: 5,
          severity: 'major',
          photo: 'on_fail',
        },
      ],
    },
    {
      name: { 'zh-CN': '人员与环境', 'en-US': 'People and premises' },
      items: [
        {
          name: { 'zh-CN': '员工持有效健康证明', 'en-US': 'Staff hold a valid health certificate' },
          maxScore: 6,
          severity: 'red_line',
          naAllowed: false,
        },
        {
          name: {
            'zh-CN': '操作前按步骤洗手，洗手池有皂液和纸巾',
            'en-US': 'Hands are washed before work; basins have soap and towels',
          },
          maxScore: 5,
          severity: 'major',
        },
        {
          name: { 'zh-CN': '没有虫鼠活动迹象，防护设施完好', 'en-US': 'No sign of pests; barriers are whole' },
          maxScore: 8,
          severity: 'red_line',
          photo: 'on_fail',
        },
      ],
    },
  ],
};
