/** A button that asks for a file. */
import { useRef } from 'react'

interface FileButtonProps {
  readonly label: string
  /** The file types, as the attribute `accept` of `<input type="file">`. */
  readonly accept: string
  readonly onFile: (file: File) => void
}

export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onFile(file)
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
