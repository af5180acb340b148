import type { LiveMessageCategory } from './live.ts';
import type { MemberReason } from './message-kind.ts';
import type { SystemText } from './system-text.ts';

/** What members are told by features that have no work of their own. */
export interface MemberEvents {
  /** Something of the company or of somebody's place in it; `text` is a key below `notification.system`. */
  'member.told': {
    to: string[] | 'everyone';
    text: SystemText;
    params: Record<string, string | number>;
    category: Extract<LiveMessageCategory, 'announcement' | 'application' | 'ai_event' | 'system'>;
    /** As whom they are told; absent: as people of the company. */
    reason?: MemberReason;
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
