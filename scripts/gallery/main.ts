import { mount } from "svelte";
import "./letters.css";
import "../../src/web/board/palette.css";
import "./gallery.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.body });
