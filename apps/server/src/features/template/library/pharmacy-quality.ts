import type { SystemTemplate } from './system-template.ts';

export const pharmacyQuality: SystemTemplate = {
  key: 'pharmacy_quality',
  industry: 'pharmacy',
  kind: 'compliance',
  method: 'points',
  modes: ['on_site'],
  name: { 'zh-CN': '药店质量与合规检查', 'en-US': 'Pharmacy quality and compliance' },
  description: {
    'zh-CN': '药师在岗、处方药、储存条件和效期管理。',
    'en-US': 'Pharmacist on duty, prescriptions, storage and dates.',
  },
  categories: [
    {
      name: { 'zh-CN': '资质与人员', 'en-US': 'Licences and people' },
      items: [
        {
          name: { 'zh-CN': '证照悬挂且在有效期内', 'en-US': 'Licences are on show and valid' },
          maxScore: 8,
          severity: 'red_line',
          naAllowed: false,
          photo: 'on_fail',
        },
        {
          name: {
            'zh-CN': '执业药师在岗，不在岗时停售处方药并公示',
            'en-US': 'A pharmacist is on duty; without one no prescription drugs are sold, and a notice says so',
          },
          maxScore: 10,
          severity: 'red_line',
          naAllowed: false,
        },
      ],
    },
    {
      name: { 'zh-CN': '储存', 'en-US': 'Storage' },
      items: [
        {
          name: { 'zh-CN': '阴凉柜温度不高于 20 °C', 'en-US': 'The cool cabinet is at 20 °C or below' },
          answer: 'temperature',
          maxScore: 8,
          max: 20,
          severity: 'major',
          photo: 'always',
        },
        {
          name: {
            'zh-CN': '冷藏药品 2–8 °C，记录连续',
            'en-US': 'Refrigerated drugs are between 2 and 8 °C, without a gap in the log',
          },
          answer: 'temperature',
          maxScore: 10,
          min: 2,
          max: 8,
          severity: 'red_line',
        },
        {
          name: { 'zh-CN': '相对湿度 35–75%', 'en-US': 'Relative humidity is between 35 and 75 %' },
          answer: 'number',
          maxScore: 5,
          min: 35,
          max: 75,
          unit: '%',
        },
      ],
    },
    {
      name: { 'zh-CN': '陈列与销售', 'en-US': 'Display and sale' },
      items: [
        {
          name: {
            'zh-CN': '处方药与非处方药分区，外用内服分开',
            'en-US': 'Prescription and over-the-counter drugs are apart, external and internal use too',
          },
          maxScore: 8,
          severity: 'major',
        },
        {
          name: { 'zh-CN': '近效期药品有标识和清单', 'en-US': 'Drugs near their date are marked and listed' },
          maxScore: 6,
          severity: 'major',
        },
        {
          name: { 'zh-CN': '处方留存完整，登记可追溯', 'en-US': 'Prescriptions are kept and every sale can be traced' },
          maxScore: 8,
          severity: 'red_line',
        },
      ],
    },
  ],
};
