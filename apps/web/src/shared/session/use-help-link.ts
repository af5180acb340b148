import { useSearchParams } from 'react-router';
import { withHelp } from './help-topic.ts';

/** Where a link to an explanation leads: beside the page that is open. */
export function useHelpLink(topic: string | null = null): string {
  const [params] = useSearchParams();
  return `?${withHelp(params, topic)}`;
}
