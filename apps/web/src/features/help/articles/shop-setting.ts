import type { Article } from './article.ts';

export const shopSettingArticle = {
  id: 'shop-setting',
  category: 'settings',
  routes: ['/shop/settings'],
  words: '自定义字段 custom fields',
  related: ['shop'],
  'zh-CN': {
    title: '门店设置：自定义字段',
    text: `
系统里没有的门店信息，例如房东、租金、品牌、消防分区，可以自己加成字段。加好以后，表单、列表、导入、导出里都能用，最多 20 个。

## 怎么做
1. 点“添加字段”，填名称；用英文界面的人看英文名称，留空就用同一个名称。
2. 选类型：文本、数字、日期或选项。类型保存后不能再改。
3. 选项类的，把选项一条条写好，可以拖动排序。
4. 到门店里填写，或者在导入的表里加一列同名的表头。

## 改和删
- 改字段名、改选项名，门店已填的内容保留。
- 去掉一个选项，选了它的门店会变为空。
- 删除字段前会写明有几家门店填过；删除后不再显示。

## 容易误会
- 字段对全部门店生效，不能只给某个分组。
- 已满 20 个时，先删除一个不用的。
`,
  },
  'en-US': {
    title: 'Store settings: fields of your own',
    text: `
What your stores need and Rondo has no field for, such as landlord, rent, brand or fire zone, can be added. The field is then in the form, the list, imports and exports. There can be 20 of them.

## How to do it
1. Press “Add field” and enter its name. Whoever uses English sees the English one; empty means the same name.
2. Choose its kind: text, number, date or choice. The kind cannot be changed later.
3. For a choice, write what can be chosen; the order can be dragged.
4. Fill it in at the stores, or add a column with this heading to an import.

## Change and delete
- Renaming a field or a choice keeps what stores have in it.
- Stores with a choice that you take out have none afterwards.
- Before a field is deleted you see how many stores use it; then it is shown no more.

## Easily misunderstood
- A field is there for all stores; it cannot be for one group only.
- When there are 20 already, delete one that is not used.
`,
  },
} as const satisfies Article;
