import type { SystemTemplate } from './system-template.ts';

export const cateringEquipment: SystemTemplate = {
  key: 'catering_equipment',
  industry: 'restaurant',
  kind: 'equipment',
  method: 'points',
  modes: ['on_site', 'self'],
  name: { 'zh-CN': '厨房设备点检', 'en-US': 'Kitchen equipment check' },
  description: {
    'zh-CN': '每周查看设备状态、清洁和维保，减少停机。',
    'en-US': 'A weekly look at condition, cleanliness and maintenance, to avoid breakdowns.',
  },
  categories: [
    {
      name: { 'zh-CN': '加热设备', 'en-US': 'Heating' },
      items: [
        {
          name: { 'zh-CN': '炉灶火焰稳定，熄火保护有效', 'en-US': 'Burners burn evenly, the flame guard works' },
          maxScore: 8,
          severity: 'red_line',
        },
        {
          name: { 'zh-CN': '油炸锅温控准确，油质合格', 'en-US': 'Fryer thermostats are right, the oil is good' },
          maxScore: 6,
          severity: 'major',
          photo: 'on_fail',
        },
        {
          name: {
            'zh-CN': '蒸烤设备门封完好，无漏气',
            'en-US': 'Seals of ovens and steamers are whole, nothing leaks',
          },
          maxScore: 5,
        },
      ],
    },
    {
      name: { 'zh-CN': '制冷与水', 'en-US': 'Cooling and water' },
      items: [
        {
          name: { 'zh-CN': '冷柜门封、冷凝器清洁', 'en-US': 'Seals and condensers of cold storage are clean' },
          maxScore: 5,
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '制冰机内壁无水垢、无霉斑', 'en-US': 'The ice machine is free of scale and mould inside' },
          maxScore: 6,
          severity: 'major',
          photo: 'always',
        },
        { name: { 'zh-CN': '净水滤芯在有效期内', 'en-US': 'Water filters are within their period' }, maxScore: 5 },
      ],
    },
    {
      name: { 'zh-CN': '排烟与维保', 'en-US': 'Extraction and maintenance' },
      items: [
        {
          name: {
            'zh-CN': '油烟净化器正常运行，管道按期清洗',
            'en-US': 'The extraction filter works, ducts are cleaned on schedule',
          },
          maxScore: 8,
          severity: 'major',
        },
        {
          name: {
            'zh-CN': '维保记录齐全，报修已跟进',
            'en-US': 'Maintenance records are complete, faults are followed up',
          },
          maxScore: 4,
        },
      ],
    },
  ],
};
