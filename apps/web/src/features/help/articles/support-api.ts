import type { Article } from './article.ts';

export const supportApiArticle = {
  id: 'support-api',
  category: 'settings',
  routes: ['/cmsHelp/apiTest'],
  words: '接口 签名 请求 调试 api endpoint signature request console debug',
  related: ['support-check', 'support-task'],
  'zh-CN': {
    title: '接口测试：发送一次真实请求',
    text: `
给支持人员用：选一个接口，填参数，以自己的身份发送一次签名请求，看它怎么发出去、回来什么。需要“支持工具”权限。

## 怎么做
1. 在“接口”里搜索名称或路径，选一个。
2. 填参数，带星号的必填。列表和对象按 JSON 填写，单个编号可以直接填。
3. 点“发送请求”。会改动数据的请求先问一次，确认后才发。
4. 看结果：状态和耗时、返回内容、签名原文、请求头。

## 拿来做什么
- 页面报错时，用同样的参数发一次，看服务器的原话。
- 对接方签名不对时，拿“签名原文”逐行对照。

## 容易误会
- 请求是真的：改动的是你所在企业的数据，也会记进操作日志。
- 权限、门店范围和平时一样，页面上不能做的，这里也不能做。
- 登录凭证不显示；填写的内容不保存，离开就没有了。
- 上传文件和下载文件的接口不在列表里。
`,
  },
  'en-US': {
    title: 'API test: one real call',
    text: `
For support staff: choose an endpoint, fill in its values, send one signed call in your own name, and see how it travels and what comes back. It needs the permission for support tools.

## How to do it
1. Search “Endpoint” by method or path and choose one.
2. Fill in the values; those with a star are needed. Lists and objects are JSON, one id may stand alone.
3. Press “Send the call”. What changes data asks first.
4. Read the result: status and time, answer, signed text, headers.

## What it is good for
- When a page fails, send the same values and read what the server says.
- When somebody else's signature is refused, compare the “Signed text” line by line.

## Easily misunderstood
- The call is real: it changes data of your company and stands in the audit log.
- Permissions and store scope are yours as always. What pages refuse is refused here.
- The proof of sign-in is hidden, and nothing typed is kept: it goes when you leave.
- Endpoints that take or give files are not listed.
`,
  },
} as const satisfies Article;
