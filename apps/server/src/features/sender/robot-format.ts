import { createHmac } from 'node:crypto';
import type { RobotKind } from '@rondo/domain/sender';
import type { Outgoing } from '../../platform/outgoing.ts';
import { cutBytes } from './cut-bytes.ts';

interface Post {
  url: string;
  /** With which the robot wants posts signed; empty: it does not. */
  secret: string;
  /** What stands above it. */
  title: string;
  text: string;
  /** The same with marks, title included; absent: it is posted as text. */
  markdown?: string;
  at: Date;
}

/** Longest text of a post, bytes: 2,048 at WeCom, 20 kB with all around it at the others. */
const LONGEST = { wecom: 2_048, feishu: 18_000, dingtalk: 18_000 } satisfies Record<RobotKind, number>;
/** The same with marks: WeCom takes 4,096. */
const LONGEST_MARKDOWN = { ...LONGEST, wecom: 4_096 } satisfies Record<RobotKind, number>;

/** A post to the robot of a chat, as the three of them want it: the one place that knows their forms. */
export function robotRequest(kind: RobotKind, post: Post): Outgoing {
  if (post.markdown !== undefined) return markdownRequest(kind, post, cutBytes(post.markdown, LONGEST_MARKDOWN[kind]));
  const text = cutBytes(`${post.title}\n\n${post.text}`, LONGEST[kind]);
  switch (kind) {
    case 'wecom':
      return json(post.url, { msgtype: 'text', text: { content: text } });
    case 'feishu':
      return json(post.url, { ...feishuSign(post), msg_type: 'text', content: { text } });
    case 'dingtalk':
      return json(dingtalkAddress(post), { msgtype: 'text', text: { content: text } });
    default:
      return kind satisfies never;
  }
}

/** With marks: WeCom and DingTalk name it so, at Feishu it is a card. The title of DingTalk is what its list of chats shows. */
function markdownRequest(kind: RobotKind, post: Post, content: string): Outgoing {
  switch (kind) {
    case 'wecom':
      return json(post.url, { msgtype: 'markdown', markdown: { content } });
    case 'feishu': {
      const card = { elements: [{ tag: 'markdown', content }] };
      return json(post.url, { ...feishuSign(post), msg_type: 'interactive', card });
    }
    case 'dingtalk':
      return json(dingtalkAddress(post), { msgtype: 'markdown', markdown: { title: post.title, text: content } });
    default:
      return kind satisfies never;
  }
}

const json = (url: string, body: object): Outgoing => ({
  url,
  method: 'POST',
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

/** Feishu: seconds and key are the HMAC's key, its message is empty. */
function feishuSign({ secret, at }: Post) {
  if (secret === '') return {};
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return { timestamp, sign: createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64') };
}

/** DingTalk: milliseconds and key are what is signed, in the address. */
function dingtalkAddress({ url, secret, at }: Post): string {
  if (secret === '') return url;
  const address = new URL(url);
  const timestamp = String(at.getTime());
  address.searchParams.set('timestamp', timestamp);
  address.searchParams.set('sign', createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64'));
  return address.href;
}

/** What a robot said against a post; null: it took it. All three answer 200 to what they refuse. */
export function robotRefusal(text: string): string | null {
  const answer = parsed(text);
  if (answer === null) return text.trim().slice(0, 200) || 'no answer';
  const code = answer.errcode ?? answer.code ?? answer.StatusCode;
  if (code === 0) return null;
  return (
    `${String(code ?? '')} ${String(answer.errmsg ?? answer.msg ?? answer.StatusMessage ?? '')}`.trim() || 'no answer'
  );
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
