import type { SystemText } from './system-text.ts';
import type { ToldReason } from './told-message.ts';

/** What members are told by features that have no work of their own. */
export interface MemberEvents {
  /** Something of the company or of somebody's place in it; `text` is a key below `notification.system`, and says the category. */
  'member.told': {
    to: string[] | 'everyone';
    text: SystemText;
    params: Record<string, string | number>;
    /** As whom they are told; absent: as the text says. */
    reason?: ToldReason;
    /** The store that it is about. */
    shopId?: string;
    /** Where the message leads, below the base path. */
    page: string | null;
    /** Names the event for good. */
    key: string;
    /** It waits for nobody's quiet hours. */
    isUrgent?: boolean;
  };
}
