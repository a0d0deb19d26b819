/** One message as a gateway gets it. */
export interface Message {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string | null;
  body: string;
}
