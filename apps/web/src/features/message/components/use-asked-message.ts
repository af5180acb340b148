import { messageApi } from '@rondo/contract/message';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { toast } from '../../../shared/ui/toast.ts';

/** The query by which pushes, mails and robots name a message: `/message?go=<id>` leads to what it is about. */
const GO = 'go';

/** Goes where the message of the address leads, and counts it as opened; one that is gone says so and leaves the messages. */
export function useAskedMessage(): void {
  const t = useT();
  const navigate = useNavigate();
  const id = useSearchParams()[0].get(GO);
  const begun = useRef<string | null>(null);
  const stay = () => void navigate('/message', { replace: true });
  const open = useAct(messageApi.open, {
    onDone: ({ objectKind, objectId, page }) => {
      refreshCounters();
      void navigate(objectKind && objectId ? objectLink(objectKind, objectId) : (page ?? '/message'), {
        replace: true,
      });
    },
    onRefused: () => {
      toast.warn(t('message.gone'));
      stay();
      return true;
    },
  });
  useEffect(() => {
    if (id === null || begun.current === id) return;
    begun.current = id;
    void open.run({ id });
  });
}
