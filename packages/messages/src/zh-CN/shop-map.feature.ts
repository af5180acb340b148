export const shopMapFeature = {
  job: { kind: { place: { import: '批量标注门店位置' } } },
  import: { form: { name: { place: '门店位置导入模板.xlsx' } } },
} as const;
