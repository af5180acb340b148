import type { Article } from './article.ts';

export const webhookArticle = {
  id: 'webhook',
  category: 'settings',
  words: '签名 验证 接口 对接 开发 signature hmac verify integration developer json post',
  related: ['sender', 'message-alerts'],
  'zh-CN': {
    title: '接收 Webhook：格式和签名',
    text: `
自己的程序要接收消息时，看这里。先由管理员添加 Webhook，或者在消息提醒里添加自己的，再按下面的格式接收。

## 请求
- 方法是 POST，正文是 JSON：kind、company、reader、messages。
- 每条消息有 id、category、title、body、reason、objectKind、objectId、shopName、createdAt、url。
- kind 是 messages；点“测试”发来的是 test。
- 返回 2xx 表示收到。其他情况都会再试，最多五次，间隔越来越长。

## 验证签名
1. 取请求头 X-Rondo-Timestamp（秒）。和现在相差超过五分钟的，不要接受。
2. 用时间戳、一个点、收到的原始正文连成一段文字。
3. 用签名密钥算 HMAC-SHA256，写成十六进制，前面加 sha256=。
4. 和请求头 X-Rondo-Signature 比较，一样才接受。

## 容易误会
- X-Rondo-Id 相同的是同一次，重试时不变。收到过的直接返回 2xx。
- 要用收到的原始正文计算，解析后再写出来的可能不一样。
- 消息是发给某个人的：reader 写明是谁。
`,
  },
  'en-US': {
    title: 'Taking a webhook: form and signature',
    text: `
For a program of your own that takes messages. An administrator adds a webhook, or you add one of your own among your message alerts; this is what it gets.

## The request
- It is a POST with JSON: kind, company, reader, messages.
- Each message has id, category, title, body, reason, objectKind, objectId, shopName, createdAt and url.
- The kind is messages; what “Test” sends is test.
- Answer 2xx when you have it. Everything else is tried again, five times in all, with growing pauses.

## Checking the signature
1. Take the header X-Rondo-Timestamp (seconds). Refuse what is more than five minutes off.
2. Join the timestamp, a dot and the body as it came.
3. Compute HMAC-SHA256 of that with your signing key, in hex, and put sha256= before it.
4. Compare it with the header X-Rondo-Signature; take the post only if they are the same.

## Easily misunderstood
- The same X-Rondo-Id is the same post, tried again. Answer 2xx to one that you know.
- Compute over the body as it came: parsed and written again it may differ.
- A message is for one person: reader says for whom.
`,
  },
} as const satisfies Article;
