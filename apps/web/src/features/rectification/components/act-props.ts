import type { RectificationDetail } from '@rondo/contract/rectification';
import type { ActProps as WorkActProps } from '../../../shared/process/act-props.ts';

export type ActProps = WorkActProps<RectificationDetail>;
