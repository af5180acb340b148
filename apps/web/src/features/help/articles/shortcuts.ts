import type { Article } from './article.ts';

export const shortcutsArticle = {
  id: 'shortcuts',
  category: 'start',
  words: '快捷键 键盘 keyboard keys shortcuts',
  related: ['help', 'perform-inspection'],
  hasKeys: true,
  'zh-CN': {
    title: '键盘快捷键',
    text: `
不用鼠标也能处理整个列表。下面是全部快捷键；在任何页面按 ?，会列出这一页能用的。

- 在输入框里打字时，字母键就是字母。
- 有对话框打开时，先处理对话框，Esc 关闭它。
- Tab 键按顺序走过页面，打开详情后第一下 Tab 到操作按钮。
`,
  },
  'en-US': {
    title: 'Keys of the keyboard',
    text: `
Whole lists can be worked through without a mouse. Below are all keys; on any page, ? lists those that work there.

- While you type in a field, letters are letters.
- While a dialog is open it comes first; Esc closes it.
- Tab walks through the page; after opening details, the first Tab leads to what can be done.
`,
  },
} as const satisfies Article;
