/** A whole number within limits, chosen by its place on a line. */
import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import './slider.css'

interface SliderProps {
  readonly label: string
  readonly min?: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
  /** Value at which the coloured part of the line begins; the minimum by default. */
  readonly origin?: number
  readonly isDisabled?: boolean
}

export function Slider({ label, min = 0, max, value, onChange, origin = min, isDisabled = false }: SliderProps) {
  return (
    <AriaSlider
      className="slider"
      aria-label={label}
      minValue={min}
      maxValue={max}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
    >
      <SliderTrack className="slider-track">
        <SliderFill className="slider-fill" offset={origin} />
        <SliderThumb className="slider-thumb" aria-label={label} />
      </SliderTrack>
    </AriaSlider>
  )
}
