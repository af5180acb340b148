import type { Shape } from '../shape.ts';
import type { knowledgeFeature as zh } from '../zh-CN/knowledge.feature.ts';

export const knowledgeFeature = {
  error: {
    KNOWLEDGE_NAME_TAKEN: 'This folder has something named “{name}” already',
    KNOWLEDGE_TOO_DEEP: 'Folders go {max} levels deep at most',
    KNOWLEDGE_FULL: 'The knowledge base holds {max} files and folders at most; remove some first',
    KNOWLEDGE_ENDING: 'The name of the file keeps its ending .{ending}',
    KNOWLEDGE_INTO_ITSELF: 'A folder cannot be moved into itself or what is below it',
    KNOWLEDGE_TYPE: 'Files like “{name}” are not taken',
    KNOWLEDGE_TOO_LARGE: '“{name}” is larger than {max} MB',
    KNOWLEDGE_UPLOADS: '{max} uploads are not finished; go on with them or cancel them first',
    KNOWLEDGE_OFFSET: 'The upload stands elsewhere; go on from where it stands',
    KNOWLEDGE_UNFINISHED: 'The file has not arrived completely',
    KNOWLEDGE_CONTENT: '“{name}” does not contain what its ending says',
    KNOWLEDGE_REQUESTS: '{max} of your requests wait for a decision; ask again later',
  },
  state: {
    knowledge_request: { pending: 'To be decided', granted: 'Granted', refused: 'Refused', withdrawn: 'Withdrawn' },
  },
  audit: {
    kind: { knowledge: 'Knowledge base' },
    event: {
      knowledge: {
        created: 'created',
        edited: 'changed',
        moved: 'moved',
        deleted: 'deleted',
        restored: 'brought back',
        purged: 'deleted for good',
        version: 'uploaded a new version',
        own_list: 'gave permissions of its own',
        inherited_list: 'went back to the inherited permissions',
        requested: 'asked for access',
        grant: 'granted access',
        refuse: 'refused access',
        withdraw: 'took back the request for access',
      },
    },
    field: {
      introduction: 'Introduction',
      reviewOn: 'Review date',
      allowsDownload: 'Download allowed',
      folder: 'Folder',
      knowledge: 'Files of the knowledge base',
    },
  },
  notification: {
    kind: { system: { knowledge: 'Knowledge base' } },
    system: {
      knowledge_requested: { title: '{by} asks for access to “{name}”', body: '{words}' },
      knowledge_granted: { title: 'You can open “{name}” now', body: '{by} granted your request. {words}' },
      knowledge_refused: { title: 'Your request for access was refused', body: '{by} refused it. {words}' },
      knowledge_shared: { title: '{by} shared “{name}” with you', body: 'Open it in the knowledge base' },
      knowledge_review_due: {
        title: '“{name}” is due for review',
        body: 'Review date: {day}. See whether it still holds',
      },
    },
  },
} satisfies Shape<typeof zh>;
