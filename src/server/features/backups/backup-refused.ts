/** A backup is not made or not restored; the message is one Russian sentence for the person at the terminal. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
