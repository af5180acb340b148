/** Photos that look like earlier evidence. Nobody is accused: it only says what to look at. */
export const photoHash = {
  title: '与之前照片相似的照片',
  count: '{count} 张',
  about: '由程序比对，可能有误，也可能有合理的原因。',
  beforeSubmit: '仍然可以提交，审核人也会看到这个提示。',
  of: '这次的照片',
  earlier: '之前的照片',
  known: '与 {shop} {time} 的照片相似',
  unseen: { same_shop: '与本门店之前的一张照片相似', other_shop: '与另一家门店的一张照片相似' },
} as const;
