/** Robots of chats: each takes what is posted to its address, in a form of its own. */
export const ROBOT_KINDS = ['wecom', 'feishu', 'dingtalk'] as const;
export type RobotKind = (typeof ROBOT_KINDS)[number];

/** Ways out that a company sets up (E7). `webhook`: any program, told in a signed form. */
export const SENDER_KINDS = ['sms', ...ROBOT_KINDS, 'webhook'] as const;
export type SenderKind = (typeof SENDER_KINDS)[number];

/** What members may keep for their own messages. */
export const OWN_SENDER_KINDS = [...ROBOT_KINDS, 'webhook'] as const;

/** Channels of messages beside the message centre (product 15). */
export const CHANNELS = ['mail', 'push', 'robot', 'webhook', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How a service that sends text messages is asked. */
export const SMS_METHODS = ['POST', 'PUT', 'GET'] as const;

/** What stands for the number, the text and the id of a text message in the address, the body and the headers of its request. */
export const SMS_SLOTS = ['mobile', 'text', 'id', 'company'] as const;

export const isRobot = (kind: SenderKind): kind is RobotKind => ROBOT_KINDS.some((one) => one === kind);

/** The channel that a sender serves. */
export const channelOf = (kind: SenderKind): Channel => (isRobot(kind) ? 'robot' : kind === 'sms' ? 'sms' : 'webhook');
