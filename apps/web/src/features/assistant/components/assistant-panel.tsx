import { useState } from 'react';
import { Link, useMatches, useSearchParams } from 'react-router';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DetailDrawer } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { articlesOfPage } from '../../help/index.ts';
import { useConversation } from '../use-conversation.ts';
import { ConversationView } from './conversation-view.tsx';
import { SessionList } from './session-list.tsx';
import { useScopeHere } from './use-scope-here.ts';

/** The assistant beside any page; on the phone it fills the screen. It explains the page, and asks first about what is open in it. */
export default function AssistantPanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const conversation = useConversation();
  const [isListed, setListed] = useState(false);
  const [params] = useSearchParams();
  const row: unknown = useMatches().at(-1)?.handle;
  const route = typeof row === 'object' && row !== null && 'path' in row ? String(row.path) : '/';
  const node = route === '/documentView' ? params.get('id') : route === '/knowledge' ? params.get('folder') : null;
  const here = useScopeHere(node);
  return (
    <DetailDrawer
      label={t('assistant.title')}
      number={t('assistant.title')}
      link={null}
      onClose={onClose}
      more={
        <>
          <Button look="text" isSmall onPress={() => setListed(!isListed)}>
            {t('assistant.history')}
          </Button>
          <Link className="button button-small button-text" to="/knowledge/assistant">
            {t('assistant.toFullPage')}
          </Link>
        </>
      }
    >
      {isListed ? (
        <SessionList conversation={conversation} onOpened={() => setListed(false)} />
      ) : (
        <ConversationView
          key={here?.id ?? ''}
          conversation={conversation}
          here={here}
          explain={{ route, articles: articlesOfPage(route, params, language) }}
        />
      )}
    </DetailDrawer>
  );
}
