import type { Article } from './article.ts';

export const helpArticle = {
  id: 'help',
  category: 'start',
  routes: ['/help', '/help/:id'],
  words: '帮助 搜索 文章 help search article',
  related: ['first-day', 'shortcuts', 'whats-new'],
  'zh-CN': {
    title: '怎么用帮助中心',
    text: `
每个页面、每个错误提示都有一篇说明，两种语言内容相同，随版本一起更新。

## 三种打开方式
1. 顶栏的“本页帮助”：在当前页面旁边打开，不离开页面。手机在“我的”里。
2. 出错时点“这是什么意思？”：打开那个错误的原因和做法。
3. 左边的“帮助”：按分类看，或者搜索。

## 搜索
- 直接输入想找的词，例如“逾期”“扣分”；多个词用空格分开，每个词都要有。
- 中文和英文都能搜，也能输入一句话或错误代码。
- 搜索在浏览器里进行，打开过一次后没有网络也能用。

## 容易误会
- 你没有权限的页面，它的文章不在列表里。
- 按 ? 键打开的是键盘快捷键，不是帮助。
`,
  },
  'en-US': {
    title: 'How to use the help centre',
    text: `
Every page and every error has an explanation, with the same content in both languages, which comes with each version.

## Three ways in
1. “Help with this page” in the top bar opens beside the page, without leaving it. On the phone it is under “Me”.
2. “What does this mean?” at an error opens why it comes and what to do.
3. “Help centre” in the navigation lists articles by part, with a search.

## Search
- Enter what you look for, such as “overdue” or “points”; of several words all have to be there.
- Chinese and English words are found, and whole sentences in Chinese and numbers of errors, too.
- It works in the browser: once opened, it needs no network.

## Easily misunderstood
- Articles about pages you may not open are not listed.
- The ? key opens the keys of the keyboard, not the help.
`,
  },
} as const satisfies Article;
