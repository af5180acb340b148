import type { FileRef } from '@rondo/contract/kit/shapes';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { Avatar } from '../../../shared/ui/drawer/person.tsx';

type Props = { name: string; avatar: FileRef | null; size?: number };

/** Somebody's picture where they have one, else their initials. */
export function MemberAvatar({ name, avatar, size = 24 }: Props) {
  if (!avatar) return <Avatar name={name} size={size} />;
  return <Picture name={name} avatar={avatar} size={size} />;
}

function Picture({ name, avatar, size }: { name: string; avatar: FileRef; size: number }) {
  const [photo] = usePhotos([avatar], name);
  return <Avatar name={name} image={photo?.thumb ?? null} size={size} />;
}
