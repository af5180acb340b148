import { MessageSquareWarning } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

const FeedbackForm = lazyPart(() => import('./feedback-form.tsx'));

/** "Something is wrong or missing": its form opens over the page that it is about. */
export function FeedbackButton({ look = 'default' }: { look?: 'default' | 'primary' }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} icon={MessageSquareWarning} onPress={() => setOpen(true)}>
        {t('feedback.create')}
      </Button>
      <Suspense fallback={null}>{isOpen && <FeedbackForm onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
