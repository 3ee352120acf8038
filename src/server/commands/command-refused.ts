/** A command is not carried out; the message is one Russian sentence for the person at the terminal. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}
