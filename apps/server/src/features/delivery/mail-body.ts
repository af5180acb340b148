/** What a mail has beside its text. Dropped once it left, or cannot. */
export interface MailBody {
  html: string;
  /** Where its reader says no to further ones: their mail program offers it. */
  unsubscribeUrl: string;
  file: { name: string; mime: string; bytes: Buffer } | null;
}
