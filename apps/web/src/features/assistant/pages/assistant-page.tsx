import { assistantApi } from '@rondo/contract/assistant';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { ConversationView } from '../components/conversation-view.tsx';
import { SessionList } from '../components/session-list.tsx';
import { useScopeHere } from '../components/use-scope-here.ts';
import { useConversation } from '../use-conversation.ts';

/** The assistant as a page: the conversations beside the one that is open; on the phone one or the other. */
export default function AssistantPage() {
  const t = useT();
  const isPhone = useNarrow();
  const [params] = useSearchParams();
  const conversation = useConversation();
  const [isListed, setListed] = useState(false);
  const about = useCall(assistantApi.about, {}, { part: true });
  const here = useScopeHere(params.get('scope'));
  const waiting = about.data?.unanswered ?? null;
  return (
    <div className="assistant-page">
      <header className="assistant-head">
        <h1>{t('assistant.title')}</h1>
        {isPhone && <Button icon={History} label={t('assistant.history')} onPress={() => setListed(!isListed)} />}
        {waiting !== null && (
          <Link className="button" to="/knowledge/unanswered">
            {waiting > 0 ? t('assistant.toQueueCount', { count: waiting }) : t('assistant.toQueue')}
          </Link>
        )}
      </header>
      <div className="assistant-columns">
        {(!isPhone || isListed) && <SessionList conversation={conversation} onOpened={() => setListed(false)} />}
        {(!isPhone || !isListed) && <ConversationView key={here?.id ?? ''} conversation={conversation} here={here} />}
      </div>
    </div>
  );
}
